import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const FAKE_CLIENT = { id: 'ace', secret: 'a-secret-of-the-fake-provider' }

/** The person who signs in at the provider. */
export interface FakePerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

/** How the following requests fail. `slow` never answers; `noTokens` accepts the sign-in and then fails. */
export type OidcFault = 'none' | 'slow' | 'error500' | 'noTokens'

export interface FakeProvider {
  issuer: string
  /** The person who is signed in; without one, a form asks, as it does in a browser. */
  person: (person: FakePerson | undefined) => void
  /** Changes the claims of later tokens. */
  claims: (change: (claims: Record<string, unknown>) => Record<string, unknown>) => void
  /** Whether tokens are signed with an unknown key. */
  forge: (isForging: boolean) => void
  fault: (fault: OidcFault) => void
  stop: () => Promise<void>
}

interface Grant {
  person: FakePerson
  nonce: string
  challenge: string
  redirectUri: string
  /** Whether tokens say when the person last signed in. */
  mustTellWhen: boolean
}

interface Answer {
  status: number
  json?: object
  page?: string
  location?: string
}

const base64url = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url')

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Shows the sign-in page of the provider. */
const signInPage = (
  search: URLSearchParams,
): string => `<!doctype html><html lang="en"><title>Provider</title><h1>Provider</h1>
<form action="/authorize">${[...search].map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`).join('')}
<label>Address <input name="person"></label><button>Continue</button></form><a href="${escaped(refusalOf(search))}">Cancel</a>`

const answerUrl = (search: URLSearchParams, answer: Record<string, string>): string =>
  `${search.get('redirect_uri')}?${new URLSearchParams({ ...answer, state: search.get('state') ?? '' }).toString()}`

const refusalOf = (search: URLSearchParams): string =>
  answerUrl(search, { error: 'access_denied', error_description: 'RAW-TEXT-OF-THE-PROVIDER' })

/**
 * An OpenID Connect provider over HTTP: discovery, authorization code with PKCE, tokens signed with RS256. It
 * validates its requests strictly, and a code works once.
 */
export const startOidcProvider = async (): Promise<FakeProvider> => {
  const [known, unknown] = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ]
  const grants = new Map<string, Grant>()
  let person: FakePerson | undefined
  let change = (claims: Record<string, unknown>): Record<string, unknown> => claims
  let isForging = false
  let fault: OidcFault = 'none'
  let issuer = ''

  const idToken = ({ person: { sub, email, email_verified, name }, nonce, mustTellWhen }: Grant): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = change({
      iss: issuer,
      aud: FAKE_CLIENT.id,
      iat: now,
      exp: now + 300,
      sub,
      nonce,
      email,
      email_verified,
      name,
      ...(mustTellWhen && { auth_time: now }),
    })
    const content = `${base64url({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64url(claims)}`
    return `${content}.${sign('sha256', Buffer.from(content), (isForging ? unknown : known).privateKey).toString('base64url')}`
  }

  const authorize = (search: URLSearchParams): Answer => {
    const typed = search.get('person')
    const who =
      person ?? (typed ? { sub: typed, email: typed, email_verified: true, name: 'Keji Lado' } : undefined)
    if (!who) return { status: 200, page: signInPage(search) }
    const code = randomBytes(16).toString('hex')
    grants.set(code, {
      person: who,
      nonce: search.get('nonce') ?? '',
      challenge: search.get('code_challenge') ?? '',
      redirectUri: search.get('redirect_uri') ?? '',
      mustTellWhen: search.has('max_age'),
    })
    return { status: 302, location: answerUrl(search, { code }) }
  }

  const exchange = (form: URLSearchParams, authorization: string | undefined): object | undefined => {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const presented = Buffer.from(authorization?.replace('Basic ', '') ?? '', 'base64')
      .toString()
      .split(':')
      .map(decodeURIComponent)
    const isClient = presented.join(':') === `${FAKE_CLIENT.id}:${FAKE_CLIENT.secret}`
    if (!grant || !isClient || grant.challenge !== proof || grant.redirectUri !== form.get('redirect_uri'))
      return undefined
    return {
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken(grant),
    }
  }

  const discovery = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })

  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', issuer)
    let body = ''
    for await (const chunk of incoming) body += String(chunk)
    if (fault === 'error500' || (fault === 'noTokens' && pathname === '/token'))
      return { status: 500, json: { error: 'RAW-TEXT-OF-THE-PROVIDER' } }
    if (pathname === '/.well-known/openid-configuration') return { status: 200, json: discovery() }
    if (pathname === '/jwks')
      return {
        status: 200,
        json: {
          keys: [{ ...known.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
        },
      }
    if (pathname === '/authorize') return authorize(searchParams)
    const tokens =
      pathname === '/token' ? exchange(new URLSearchParams(body), incoming.headers.authorization) : undefined
    return tokens
      ? { status: 200, json: tokens }
      : { status: 400, json: { error: 'invalid_grant', error_description: 'RAW-TEXT-OF-THE-PROVIDER' } }
  }

  const send = (outgoing: ServerResponse, { status, json, page, location }: Answer): void => {
    if (fault === 'slow') return
    const headers = {
      'Content-Type': page ? 'text/html' : 'application/json',
      ...(location && { Location: location }),
    }
    outgoing.writeHead(status, headers).end(page ?? JSON.stringify(json))
  }

  const server = createServer(
    (incoming, outgoing) => void answer(incoming).then((content) => send(outgoing, content)),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    person: (next) => (person = next),
    claims: (next) => (change = next),
    forge: (next) => (isForging = next),
    fault: (next) => (fault = next),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The settings of a server that uses the provider. */
export const oidcEnvironment = ({ issuer }: FakeProvider): Record<string, string> => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: FAKE_CLIENT.id,
  OIDC_CLIENT_SECRET: FAKE_CLIENT.secret,
  OIDC_NAME: 'University of Juba',
})
