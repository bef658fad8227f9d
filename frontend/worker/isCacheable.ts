/** Whether an answer may be kept on the device: complete, of this site, and not for one person. */
export const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !/\b(private|no-store)\b/.test(response.headers.get('Cache-Control') ?? '')
