/** Of the beginning and of the end of a file, where the editions of a paper differ. */
const LOOKED_AT_BYTES = 64 * 1024

/**
 * What tells a file from every other, though nobody can read its name from it.
 * @returns undefined where the browser makes no digests, as on a site that is not served securely
 */
export const identifyFile = async (file: File): Promise<string | undefined> => {
  if (!isSecureContext) return undefined
  const about = JSON.stringify([file.name, file.size, file.lastModified])
  const content = await new Blob([
    about,
    file.slice(0, LOOKED_AT_BYTES),
    file.slice(-LOOKED_AT_BYTES),
  ]).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
