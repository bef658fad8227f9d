/** Long enough to read a certificate that fills the picture. */
const MAX_SIDE_PX = 2000
const QUALITY = 0.85

/**
 * A picture made smaller before it is sent, for slow and dear lines: at most 2,000 pixels a side, as JPEG. Anything
 * else, and what the browser cannot draw, stays as it is.
 */
export const resizePicture = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const pen = canvas.getContext('2d')
    if (!pen) return file
    pen.fillStyle = 'white' // of a transparent picture
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    const isSmaller = blob !== null && blob.size < file.size
    return isSmaller ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type }) : file
  } catch {
    return file
  }
}
