/** The address of an uploaded picture below this site's own, under whatever name the site is visited. */
export const localPath = (url: string): string => url.replace(/^https?:\/\/[^/]+(?=\/api\/)/, '')
