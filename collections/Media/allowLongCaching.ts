/** A stored picture never changes under its name, and is never anything but a picture. */
export const allowLongCaching = ({ headers }: { headers: Headers }): Headers => {
  headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  return headers
}
