import type * as OpenidClient from 'openid-client'
import type { ClientAuth, Configuration } from 'openid-client'
import pTimeout from 'p-timeout'

/** Longer than a provider takes, shorter than a person waits: every step, whatever it asks the provider. */
const TIMEOUT_MS = 8_000
/** How far the provider's clock may be off. */
const CLOCK_TOLERANCE_SECONDS = 30
/** After this the provider's addresses are asked for anew. */
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

/** What people know the provider by; null where single sign-on is not set up. Described in `.env.example`. */
export const singleSignOnName = (): string | null =>
  readSettings() ? (process.env.OIDC_NAME ?? 'single sign-on') : null

/** The same address, however it ends. */
const isSameIssuer = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '')

/** Whether an identity is one of the provider that is set up now: nobody else can be asked. */
export const isOfProvider = (issuer: string): boolean => {
  const settings = readSettings()
  return settings !== undefined && isSameIssuer(settings.issuer, issuer)
}

/** What people know the provider of an identity by; where it is once another one is set up, or none. */
export const providerName = (issuer: string): string =>
  (isOfProvider(issuer) && singleSignOnName()) || (URL.canParse(issuer) ? new URL(issuer).host : issuer)

/** Why somebody could not be signed in by the provider. The provider's own words stay out of it. */
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
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name)
}

/** Network, timeout, or an answer that only a broken provider gives: to try again later helps. */
const isAway = (error: unknown): boolean => {
  const { code, name, status, cause } = error as {
    code?: string
    name?: string
    status?: number
    cause?: unknown
  }
  if (
    name === 'TimeoutError' ||
    code === 'OAUTH_TIMEOUT' ||
    (error instanceof TypeError && error.message === 'fetch failed')
  )
    return true
  if (status !== undefined && status >= 500) return true
  if (cause instanceof Response && cause.status >= 500) return true
  return cause instanceof Error && isAway(cause)
}

/** A step with the provider, within the time that a person waits. Failures are told in the project's own terms. */
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

/** Where the provider is and what it can do: asked for when first needed, again after an hour or a failure. */
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
        // the signature of what says who somebody is counts, however it came
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

/** What must be the same when the person comes back: kept in a sealed cookie meanwhile. */
export interface SignOnChecks {
  state: string
  nonce: string
  verifier: string
}

/**
 * Where a person goes to be signed in by the provider: authorization code with PKCE, state and nonce.
 * @param returnUrl where the provider leads back to, as it is registered there
 * @param options.mustProve the provider asks who is there though it knows, and tells when it did
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

/** Who the provider says somebody is. */
export interface SignedOnPerson {
  issuer: string
  /** What the provider calls the person, for ever. */
  subject: string
  /** As it stands there; undefined when the provider does not call it verified. */
  verifiedEmail?: string
  fullName?: string
  /** When the provider asked who is there, where it tells. */
  authenticatedAt?: Date
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined

/**
 * Reads what the provider sent somebody back with: signature, issuer, audience, times, nonce and state are right, or it
 * is refused.
 * @param answerUrl the whole address that the provider led back to
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
    // some providers tell the address only when asked for it
    const isAskedFor = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
    const facts = isAskedFor
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims
    const claimed: unknown = facts.email_verified // a text at some providers
    const isVerified = claimed === true || claimed === 'true'
    return {
      issuer: claims.iss,
      subject: claims.sub,
      verifiedEmail: isVerified ? textOf(facts.email) : undefined,
      fullName: textOf(facts.name),
      authenticatedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : undefined,
    }
  })
