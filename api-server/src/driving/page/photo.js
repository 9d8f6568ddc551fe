const LONGEST_SIDE = 1600

/** A photo small enough for a slow network; as it is where the phone cannot shrink it. @param {File} file @returns {Promise<Blob>} */
export async function shrunk(file) {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
    return (await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.7))) ?? file
  } catch {
    return file
  }
}
