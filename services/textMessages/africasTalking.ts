import { z } from 'zod'
import { TextMessageError, type TextMessageOutcome, type TextMessageProvider } from './textMessages.types'

/*
 * Africa's Talking, bulk SMS: one POST for each message, answered with a code for each recipient. It knows no key of
 * ours, so that a message is handed over once and never again. Settings: `.env.example`.
 */

const TIMEOUT_MS = 10_000

/** The provider was not reached: it has taken nothing. */
const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH'])
/** Wrong key, no credit, too fast: of us, not of the recipient. */
const REFUSED_FOR_NOW: ReadonlySet<number> = new Set([401, 402, 403, 429])

/** Processed, sent, queued: the provider has taken the message. */
const TAKEN: ReadonlySet<number> = new Set([100, 101, 102])

const settings = () => {
  const { SMS_API_URL, SMS_USERNAME, SMS_API_KEY, SMS_SENDER } = process.env
  return {
    url: SMS_API_URL?.replace(/\/+$/, '') ?? '',
    username: SMS_USERNAME ?? '',
    key: SMS_API_KEY ?? '',
    sender: SMS_SENDER,
  }
}

const answerSchema = z.object({
  SMSMessageData: z.object({
    Message: z.string().default(''),
    Recipients: z.array(z.object({ statusCode: z.number(), status: z.string() })),
  }),
})

/** What the system says of a connection that failed. */
const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? error.cause.code
    : undefined

/** @returns undefined when the provider could not be reached */
const post = async (body: URLSearchParams): Promise<Response | undefined> => {
  const { url, key } = settings()
  try {
    return await fetch(`${url}/version1/messaging`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { apiKey: key, Accept: 'application/json' },
      body,
    })
  } catch (error) {
    if (UNREACHED.has(codeOf(error))) return undefined
    throw new TextMessageError({ type: error instanceof Error ? error.name : 'unknown' })
  }
}

const readOutcome = async (answer: Response): Promise<TextMessageOutcome> => {
  const content: unknown = await answer.json().catch(() => undefined)
  const { data } = answerSchema.safeParse(content)
  if (!data) throw new TextMessageError({ status: answer.status, type: 'unexpected' })
  const { Message: message, Recipients: recipients } = data.SMSMessageData
  const [recipient] = recipients
  if (recipient && TAKEN.has(recipient.statusCode)) return { status: 'sent' }
  return { status: 'refused', reason: recipient?.status ?? message }
}

/** Africa's Talking, by its interface for bulk messages. */
export const africasTalking: TextMessageProvider = {
  name: 'Africa’s Talking',
  isConfigured: () => {
    const { url, username, key } = settings()
    return [url, username, key].every(Boolean)
  },
  send: async ({ to, text }) => {
    const { username, sender } = settings()
    const answer = await post(
      new URLSearchParams({ username, to, message: text, ...(sender && { from: sender }) }),
    )
    if (!answer) return { status: 'unavailable', reason: 'The provider could not be reached' }
    // 4xx: nothing was taken; everything else that is no success may have been
    if (answer.status >= 400 && answer.status < 500) {
      await answer.body?.cancel()
      const status = REFUSED_FOR_NOW.has(answer.status) ? 'unavailable' : 'refused'
      return { status, reason: `The provider answered ${answer.status}` }
    }
    if (!answer.ok) throw new TextMessageError({ status: answer.status, type: 'refused' })
    return readOutcome(answer)
  },
}
