import { readExpiries } from '../../../domain/operations'
import { SOON_DAYS } from '../../../domain/operations/operations.schema'
import { type Check, type Finding, note, ok, wrong } from '../finding'

const ANSWER_WITHIN_MS = 5_000
const DAY_MS = 24 * 60 * 60_000

const checkAnswer = async (siteUrl: string): Promise<Finding> => {
  try {
    const { status } = await fetch(`${siteUrl}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    return status === 200
      ? ok(`${siteUrl} is ready`)
      : wrong(`${siteUrl} answers ${status}`, 'Look at the log of the server and of the proxy before it.')
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error && cause.message ? cause.message : message
    return note(
      `${siteUrl} cannot be reached (${why})`,
      'Is the server started, and does the name lead here?',
    )
  }
}

const checkCertificates = async (siteUrl: string, now: number): Promise<Finding[]> =>
  (await readExpiries(siteUrl)).map(({ name, expiresAt, problem }) => {
    if (!expiresAt) return note(`${name} could not be read (${problem})`, 'Is the proxy started?')
    const days = Math.floor((Date.parse(expiresAt) - now) / DAY_MS)
    const text = days < 0 ? `${name} has expired` : `${name} is valid for ${days} more days`
    return days < SOON_DAYS ? wrong(text, 'Why was it not renewed? See the log of the proxy.') : ok(text)
  })

export const checkSite: Check = {
  name: 'Site',
  run: async ({ SITE_URL }) => [
    await checkAnswer(SITE_URL),
    ...(await checkCertificates(SITE_URL, Date.now())),
  ],
}
