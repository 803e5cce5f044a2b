import { encode } from 'uqr'

/** A QR code as one SVG path, dark on white whatever the page's colours. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { size, data } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={name}
      className="size-56 border border-hairline"
    />
  )
}
