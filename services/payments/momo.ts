import { z } from 'zod'
import { MobileMoneyError, type MobileMoneyProvider, type MobileMoneyState } from './mobileMoney.types'

/*
 * MTN MoMo Collections. A bearer token lives for an hour; a request to pay has a UUID of ours, which is refused with
 * 409 when it was used before; the callback comes once, so the state is asked for. Settings: `.env.example`.
 */

/** The timeout of one step, its token included: shorter than a person waits. */
const TIMEOUT_MS = 8_000
/** A token is replaced before it ends. */
const TOKEN_MARGIN_MS = 60_000

const settings = () => {
  const { MOMO_API_URL, MOMO_SUBSCRIPTION_KEY, MOMO_API_USER, MOMO_API_KEY } = process.env
  return {
    url: MOMO_API_URL?.replace(/\/+$/, '') ?? '',
    subscriptionKey: MOMO_SUBSCRIPTION_KEY ?? '',
    user: MOMO_API_USER ?? '',
    key: MOMO_API_KEY ?? '',
    environment: process.env.MOMO_ENVIRONMENT ?? 'mtnsouthsudan',
    currency: process.env.MOMO_CURRENCY ?? 'SSP',
  }
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

const reasonSchema = z.union([z.string(), z.object({ code: z.string() }).transform(({ code }) => code)])

const stateSchema = z.object({
  status: z.enum(['PENDING', 'SUCCESSFUL', 'FAILED']),
  amount: z.coerce.string().regex(/^\d{1,13}(\.\d{1,2})?$/),
  currency: z.string(),
  financialTransactionId: z.coerce.string().nullish(),
  reason: reasonSchema.nullish(),
})

interface Call {
  step: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: unknown
  signal: AbortSignal
}

const call = async ({ step, method, path, headers, body, signal }: Call): Promise<Response> => {
  const { url, subscriptionKey } = settings()
  try {
    return await fetch(`${url}${path}`, {
      method,
      signal,
      redirect: 'error',
      headers: {
        'Ocp-Apim-Subscription-Key': subscriptionKey,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (error) {
    throw new MobileMoneyError({ step, type: error instanceof Error ? error.name : 'unknown' })
  }
}

const readBody = async <Output>(
  answer: Response,
  schema: z.ZodType<Output>,
  step: string,
): Promise<Output> => {
  let content: unknown
  try {
    content = await answer.json()
  } catch {
    throw new MobileMoneyError({ step, status: answer.status, type: 'not_json' })
  }
  const { data } = schema.safeParse(content)
  if (data === undefined) throw new MobileMoneyError({ step, status: answer.status, type: 'unexpected' })
  return data
}

/** The token of this process. */
let cached: { token: string; until: number } | undefined

const readToken = async (signal: AbortSignal): Promise<string> => {
  if (cached && cached.until > Date.now()) return cached.token
  const { user, key } = settings()
  const answer = await call({
    step: 'token',
    method: 'POST',
    path: '/collection/token/',
    headers: { Authorization: `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}` },
    signal,
  })
  if (!answer.ok) throw new MobileMoneyError({ step: 'token', status: answer.status, type: 'refused' })
  const { access_token: token, expires_in: seconds } = await readBody(answer, tokenSchema, 'token')
  cached = { token, until: Date.now() + seconds * 1000 - TOKEN_MARGIN_MS }
  return token
}

/** A call with the token; once more with a new one when the provider does not know it any longer. */
const callWithToken = async (step: Omit<Call, 'signal'>): Promise<Response> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const send = async (): Promise<Response> =>
    call({
      ...step,
      headers: {
        ...step.headers,
        Authorization: `Bearer ${await readToken(signal)}`,
        'X-Target-Environment': settings().environment,
      },
      signal,
    })
  const answer = await send()
  if (answer.status !== 401) return answer
  cached = undefined
  return send()
}

const stateOf = ({
  status,
  amount,
  currency,
  financialTransactionId,
  reason,
}: z.output<typeof stateSchema>): MobileMoneyState => {
  if (status === 'PENDING') return { status: 'pending' }
  if (status === 'FAILED') return { status: 'failed', reason: reason ?? '' }
  return {
    status: 'successful',
    transaction: financialTransactionId ?? null,
    amountMinor: Math.round(Number(amount) * 100),
    currency,
  }
}

/** MTN MoMo, by its Collections interface. */
export const momo: MobileMoneyProvider = {
  name: 'MTN MoMo',
  isConfigured: () => {
    const { url, subscriptionKey, user, key } = settings()
    return [url, subscriptionKey, user, key].every(Boolean)
  },
  currency: () => settings().currency,
  request: async ({ id, amountMinor, phone, message, reference, callbackUrl }) => {
    const answer = await callWithToken({
      step: 'request',
      method: 'POST',
      path: '/collection/v1_0/requesttopay',
      headers: {
        'X-Reference-Id': id,
        ...(callbackUrl.startsWith('https://') && { 'X-Callback-Url': callbackUrl }),
      },
      body: {
        amount: (amountMinor / 100).toFixed(2),
        currency: settings().currency,
        externalId: reference,
        payer: { partyIdType: 'MSISDN', partyId: phone },
        payerMessage: message,
        payeeNote: reference,
      },
    })
    await answer.body?.cancel()
    // 409: the id was used before, by an earlier try of ours
    if (answer.status === 202 || answer.status === 409) return 'accepted'
    if (answer.status === 400) return 'refused'
    throw new MobileMoneyError({ step: 'request', status: answer.status, type: 'refused' })
  },
  read: async (id) => {
    const answer = await callWithToken({
      step: 'read',
      method: 'GET',
      path: `/collection/v1_0/requesttopay/${id}`,
      headers: {},
    })
    if (answer.status === 404) {
      await answer.body?.cancel()
      return null
    }
    if (!answer.ok) throw new MobileMoneyError({ step: 'read', status: answer.status, type: 'refused' })
    return stateOf(await readBody(answer, stateSchema, 'read'))
  },
}
