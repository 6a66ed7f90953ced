"""Being told of one's turn: title, icon and sound, a notice of the browser, a webhook."""

import json
from collections.abc import Callable

from tests.browser.conftest import Visitor

BOT = {"kind": "bot", "level": "random"}
SUBSCRIBED = """
PushManager.prototype.subscribe = async function (options) {
    window.subscribedWith = options;
    const subscription = {
        endpoint: "https://push.example.com/ada",
        toJSON: () => ({
            endpoint: "https://push.example.com/ada", expirationTime: null,
            keys: {
                p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                auth: "BTBZMqHH6r4Tts7J_aSIgg",
            },
        }),
    };
    PushManager.prototype.getSubscription = async () => subscription;
    return subscription;
};
"""
"""There is no push service behind this browser: the address it would give is made up."""
AWAY = """
Object.defineProperty(document, "hidden", {get: () => window.away === true});
window.chimes = 0;
const Plain = window.AudioContext;
window.AudioContext = class extends Plain {
    createOscillator() { window.chimes += 1; return super.createOscillator(); }
};
"""


def test_title_icon_and_sound_tell_of_the_turn(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.context.add_init_script(AWAY)
    heard = '{"confirm": "never", "speed": "once", "tips": false, "sound": true}'
    ada.context.add_init_script(f"localStorage.setItem('remnants.settings', '{heard}')")
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    icon = ada.page.locator("link[rel=icon]")
    assert ada.page.title() == "● your turn"
    assert icon.get_attribute("href") == "/icon-turn.svg"
    assert ada.page.evaluate("chimes") == 0
    ada.page.evaluate("away = true")
    ada.page.locator('[data-choice="move"]').click()
    ada.wait_for_step("move.figure")
    ada.page.wait_for_function("chimes === 2")
    ada.go("/")
    ada.page.wait_for_selector("h1")
    assert ada.page.title() == "Remnants"
    assert icon.get_attribute("href") == "/icon.svg"


def test_a_browser_asks_to_be_told_and_shows_the_notice(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.context.grant_permissions(["notifications"], origin=ada.address)
    ada.context.add_init_script(SUBSCRIBED)
    table = ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    worker = ada.context.new_cdp_session(ada.page)
    registered: list[str] = []
    worker.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    worker.send("ServiceWorker.enable")
    ada.page.get_by_role("button", name="Settings").click()
    switch = ada.page.get_by_role("switch", name="Tell me in this browser")
    switch.click()
    ada.page.get_by_role("button", name="Send a trial notice").wait_for()
    assert switch.is_checked()
    assert ada.page.evaluate("subscribedWith.userVisibleOnly")

    notice = {
        "kind": "your-turn",
        "table": table,
        "path": f"/table/{table}",
        "title": "Your turn",
        "text": "Ada, go on.",
    }
    message = {"origin": ada.address, "registrationId": registered[-1], "data": json.dumps(notice)}
    worker.send("ServiceWorker.deliverPushMessage", message)
    shown = ada.page.evaluate(
        """async () => {
            const worker = await navigator.serviceWorker.ready;
            for (let waited = 0; waited < 200; waited += 1) {
                const [notice] = await worker.getNotifications();
                if (notice) return [notice.title, notice.body, notice.tag, notice.data.path];
                await new Promise((resolve) => setTimeout(resolve, 25));
            }
        }"""
    )
    assert shown == ["Your turn", "Ada, go on.", table, f"/table/{table}"]

    switch.click()
    ada.page.get_by_role("button", name="Send a trial notice").wait_for(state="detached")
    assert not switch.is_checked()


def test_a_webhook_is_kept_and_taken_away(visitor: Callable[..., Visitor]) -> None:
    ada = visitor(language="it")
    ada.new_table("city", [{"kind": "me"}, BOT])
    ada.reach("turn")
    ada.page.get_by_role("button", name="Impostazioni").click()
    address = ada.page.get_by_label("Indirizzo web da chiamare")
    address.fill("https://chat.example.com/hook")
    ada.page.get_by_role("button", name="Salva").click()
    ada.page.get_by_text("L'indirizzo è salvato.").wait_for()
    ada.page.reload()
    ada.page.get_by_role("button", name="Impostazioni").click()
    ada.page.get_by_role("button", name="Manda un avviso di prova").wait_for()
    assert address.input_value() == "https://chat.example.com/hook"
    address.fill("")
    ada.page.get_by_role("button", name="Salva").click()
    ada.page.get_by_text("Non viene più chiamato").wait_for()
