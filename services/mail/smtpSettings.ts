/** The settings of the connection to the mail server. */
export interface SmtpSettings {
  host: string
  port: number
  /** Encrypted from the first byte (`smtps://`). */
  isSecure: boolean
  /** Whether encryption is off, optional, or required. */
  startTls: 'never' | 'offered' | 'required'
  credentials?: { user: string; password: string }
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/**
 * Parses `SMTP_URL`. A password is sent over an encrypted connection only, unless the server is on this
 * machine.
 * @param url `smtp://` or `smtps://`, as the environment's schema validated it
 */
export const smtpSettingsOf = (url: string): SmtpSettings => {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const hasCredentials = username !== ''
  const isPlain = searchParams.get('tls') === 'off'
  return {
    host: hostname.replace(/^\[|\]$/g, '') || 'localhost',
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    startTls: hasCredentials && !isThisMachine(hostname) ? 'required' : isPlain ? 'never' : 'offered',
    credentials: hasCredentials
      ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
      : undefined,
  }
}
