/** Whether a text is a page that a browser opens without surprises: https, a host with a dot, no user name or password. */
export const isWebAddress = (text: string): boolean => {
  if (!/^https:\/\//i.test(text) || /[\s\\<>"]/.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname.includes('.') && username === '' && password === ''
}
