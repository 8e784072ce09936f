/** The longest side that the shop keeps, in pixels. */
const maxSide = 1600

/**
 * Makes a photograph of a phone small enough for a phone's network, without the place where it was taken.
 *
 * @returns null when the browser cannot open the file as a picture
 */
export async function shrinkPicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
}
