/** A QR code that came as SVG, as the address of a picture. */
export function pictureOf(svg: string): string {
    const complete = svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
    return `data:image/svg+xml,${encodeURIComponent(complete)}`;
}
