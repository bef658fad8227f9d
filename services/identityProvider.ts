import type * as OpenidClient from 'openid-client'
import type { ClientAuth, Configuration } from 'openid-client'
import pTimeout from 'p-timeout'
import { toFields } from '../platform/toFields'

/** The timeout of each request to the provider: longer than it usually takes, shorter than a person waits. */
const TIMEOUT_MS = 8_000
/** The largest difference between the provider's clock and ours. */
const CLOCK_TOLERANCE_SECONDS = 30
/** After this, the provider's configuration is read again. */
const CONFIGURATION_TTL_MS = 60 * 60_000

interface Settings {
  issuer: string
  clientId: string
  clientSecret: string
}

const readSettings = (): Settings | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = process.env
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
}

/** The provider's name for people; null where single sign-on is not set up. Described in `.env.example`. */
export const singleSignOnName = (): string | null =>
  readSettings() ? (process.env.OIDC_NAME ?? 'single sign-on') : null

/** The same URL, with or without a slash at its end. */
const isSameIssuer = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '')

/** Whether an identity belongs to the current provider: no other provider can be asked. */
export const isOfProvider = (issuer: string): boolean => {
  const settings = readSettings()
  return settings !== undefined && isSameIssuer(settings.issuer, issuer)
}

/** The name of an identity's provider; its host when another provider is set up now, or none. */
export const providerName = (issuer: string): string =>
  (isOfProvider(issuer) && singleSignOnName()) || (URL.canParse(issuer) ? new URL(issuer).host : issuer)

/** Why the provider could not sign a person in. It never contains the provider's own text. */
export type SignOnFault = 'off' | 'unavailable' | 'denied' | 'failed'

export class SingleSignOnError extends Error {
  override readonly name = 'SingleSignOnError'

  /** @param details for the log: a code, neither secrets nor personal data */
  constructor(
    readonly fault: SignOnFault,
    readonly details?: string,
  ) {
    super('Nobody could be signed in by the provider')
  }
}

const codeOf = (error: unknown): string => {
  const { code, name } = toFields(error)
  return String(code ?? name)
}

/** Network error, timeout, or an answer of a faulty provider: a later attempt may succeed. */
const isAway = (error: unknown): boolean => {
  const { code, name, status, cause } = toFields(error)
  if (
    name === 'TimeoutError' ||
    code === 'OAUTH_TIMEOUT' ||
    (error instanceof TypeError && error.message === 'fetch failed')
  )
    return true
  if (typeof status === 'number' && status >= 500) return true
  if (cause instanceof Response && cause.status >= 500) return true
  return cause instanceof Error && isAway(cause)
}

/** Runs a request to the provider with a timeout, and converts its errors to our own. */
const ask = async <Result>(step: () => Promise<Result>): Promise<Result> => {
  try {
    return await pTimeout(step(), {
      milliseconds: TIMEOUT_MS,
      message: new SingleSignOnError('unavailable', 'timeout'),
    })
  } catch (error) {
    if (error instanceof SingleSignOnError) throw error
    throw new SingleSignOnError(isAway(error) ? 'unavailable' : 'failed', codeOf(error))
  }
}

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

let known: { settings: Settings; configuration: Promise<Configuration>; until: number } | undefined

/** The provider's configuration: read at first need, and again after an hour or a failure. */
const configure = async (): Promise<{ configuration: Configuration; client: typeof OpenidClient }> => {
  const settings = readSettings()
  if (!settings) throw new SingleSignOnError('off')
  const client = await import('openid-client')
  if (!known || known.until < Date.now() || JSON.stringify(known.settings) !== JSON.stringify(settings)) {
    const { issuer, clientId, clientSecret } = settings
    const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)]
    const authenticate: ClientAuth = (server, ...rest) =>
      (server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') === false
        ? post
        : basic)(server, ...rest)
    const url = new URL(issuer)
    const configuration = client.discovery(
      url,
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      authenticate,
      {
        timeout: TIMEOUT_MS / 1000,
        // verify the signature of the ID token, however it arrived
        execute: [
          client.enableNonRepudiationChecks,
          ...(isLoopback(url) ? [client.allowInsecureRequests] : []),
        ],
      },
    )
    known = { settings, configuration, until: Date.now() + CONFIGURATION_TTL_MS }
    configuration.catch(() => (known = undefined))
  }
  return { configuration: await known.configuration, client }
}

/** The values to compare when the person returns: stored in an encrypted cookie. */
export interface SignOnChecks {
  state: string
  nonce: string
  verifier: string
}

/**
 * The URL where the provider signs a person in: authorization code with PKCE, state and nonce.
 * @param returnUrl the redirect URL that is registered at the provider
 * @param options.mustProve the provider asks for the credentials again, and tells when it did
 * @throws SingleSignOnError
 */
export const beginSignOn = (
  returnUrl: string,
  { mustProve = false } = {},
): Promise<{ url: URL; checks: SignOnChecks }> =>
  ask(async () => {
    const { configuration, client } = await configure()
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: returnUrl,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      ...(mustProve && { prompt: 'login', max_age: '0' }),
    })
    return { url, checks }
  })

/** The person according to the provider. */
export interface SignedOnPerson {
  issuer: string
  /** The provider's permanent id of the person. */
  subject: string
  /** The email; undefined when the provider has not verified it. */
  verifiedEmail?: string
  fullName?: string
  /** When the person last entered credentials at the provider, if it says so. */
  authenticatedAt?: Date
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined

/**
 * Reads the provider's answer. Refuses it unless signature, issuer, audience, times, nonce and state are
 * right.
 * @param answerUrl the complete URL that the provider redirected to
 * @throws SingleSignOnError
 */
export const finishSignOn = (
  answerUrl: URL,
  { state, nonce, verifier }: SignOnChecks,
): Promise<SignedOnPerson> =>
  ask(async () => {
    if (
      answerUrl.searchParams.get('state') === state &&
      answerUrl.searchParams.get('error') === 'access_denied'
    )
      throw new SingleSignOnError('denied')
    const { configuration, client } = await configure()
    const tokens = await client.authorizationCodeGrant(configuration, answerUrl, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new SingleSignOnError('failed', 'no claims')
    // some providers return the email only from this endpoint
    const isAskedFor = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
    const facts = isAskedFor
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims
    const claimed: unknown = facts.email_verified // some providers return a string
    const isVerified = claimed === true || claimed === 'true'
    return {
      issuer: claims.iss,
      subject: claims.sub,
      verifiedEmail: isVerified ? textOf(facts.email) : undefined,
      fullName: textOf(facts.name),
      authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : undefined,
    }
  })
