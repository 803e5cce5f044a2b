const width = 320

/** A reduced picture as the `data:` address of a JPEG; null where this browser cannot. */
export function smallPicture(picture: ImageData): string | null {
  const whole = canvasOf(picture.width, picture.height)
  const small = canvasOf(width, Math.round((width * picture.height) / picture.width))
  const context = small.getContext('2d')
  whole.getContext('2d')?.putImageData(picture, 0, 0)
  context?.drawImage(whole, 0, 0, small.width, small.height)
  return context ? small.toDataURL('image/jpeg', 0.85) : null
}

function canvasOf(across: number, down: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = across
  canvas.height = down
  return canvas
}
