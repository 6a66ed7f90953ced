/**
 * Keeps the pushes a table gets and shows them again, to measure how long the page takes for one.
 *
 * A push is handed over at the beginning of a frame; what is measured ends with the first task after that frame, when
 * script, style, layout and paint are done. Waiting for the screen is no part of it.
 */
{
    const kept = [];
    let open = null;
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            open = this;
            this.addEventListener("message", ({ data }) => {
                if (data.startsWith('{"type":"push"')) kept.push(data);
            });
        }
    };

    /** Shows one of the last pushes again, counted from the newest back; gives the milliseconds it took. */
    window.showAgain = (place) =>
        new Promise((resolve) => {
            const data = kept.at(-1 - (place % kept.length));
            requestAnimationFrame(() => {
                const start = performance.now();
                const after = new MessageChannel();
                open.onmessage(new MessageEvent("message", { data }));
                after.port1.onmessage = () => resolve(performance.now() - start);
                after.port2.postMessage(null);
            });
        });
}
