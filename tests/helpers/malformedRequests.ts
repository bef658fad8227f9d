import { connect } from 'node:net'
import type { Chance } from './chance'
import { everyRoute } from './everyRoute'
import { newAddress } from './httpClient'
import { required } from './required'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
/** The timeout of a request. */
const ANSWER_DEADLINE_MS = 30_000

const ID = '65f1a2b3c4d5e6f708192a3b'
const PARAMETERS = [
  'x',
  '0',
  '-1',
  ID,
  '%00',
  '%',
  '%E0%A4%A',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  '%F0%9F%92%A5',
  "'%22%3E%3Cscript%3E",
  '[object%20Object]',
  '%0d%0aX:1',
  '.',
  '..',
  '1e9',
  'null',
  'undefined',
  '%ED%A0%80',
]

const QUERIES = [
  'limit=-1',
  'limit=1e309',
  'limit=x',
  'page=0',
  'page=-1',
  'page=99999999999999999999',
  'depth=-1',
  'depth=1e9',
  'sort=',
  'sort=$where',
  'sort[]=a&sort[]=b',
  'sort=-password',
  'where={',
  'where=[]',
  'where=null',
  'where[id][in]=',
  'where[id][in][]=x',
  'where[id][equals]=%00',
  'where[id][like]=(',
  'where[title][like]=%5B',
  'where[title][contains]=*',
  'where[createdAt][greater_than]=x',
  'where[createdAt][equals][x]=1',
  'where[$where]=1',
  'where[title][$ne]=x',
  'where[and]=x',
  'where[or]=1',
  'where[or][0]=x',
  'where[and][0][or]=null',
  'where[location][near]=1,2,3',
  'where[_status][not_equals]=',
  'where[__proto__][x]=1',
  'select=x',
  'select[__proto__]=1',
  'select[title][title]=true',
  'populate=1',
  'populate[users][email]=true',
  'locale=../..',
  'fallback-locale=%00',
  'draft=x',
  'draft[]=1',
  'trash=true',
  'q=%00',
  'q[]=a&q[]=b',
  'q[$ne]=1',
  'search=%5C',
  'search=(((((',
  `search=${'%D9%85'.repeat(400)}`,
  `q=${'a'.repeat(5000)}`,
  'a[b][c][d][e][f][g][h]=1',
  'x[y]='.repeat(1000),
  '%',
  '%ff=%fe',
  '&&&===',
  'role=$ne',
  'role[]=admin',
  'status=',
  'status[$gt]=',
  'category=%27',
  'year=-9999999',
  'year=NaN',
  'when[]=past',
  'from=//evil.example',
  'from=javascript:alert(1)',
  'token=',
  'code=%00&state=%00',
  'error=x&state[]=',
  'format=%s%n',
  'member=x',
  'region=mars',
  'division={}',
  'type=__proto__',
  'notice=constructor',
  'problem=__proto__',
  'tab=%E2%80%AE',
  'subject=%F0%9F%92%A5',
  'page=2&page=3',
  'limit=10&limit=0',
  'joins=false',
  'joins[x][limit]=0',
  'pagination=x',
  'data={',
  'sort=user.email',
  'sort=title.x',
  'sort=a.b.c.d.e.f',
]

const VALUES: unknown[] = [
  null,
  [],
  {},
  '',
  ' ',
  0,
  -1,
  1e308,
  -0.5,
  true,
  { $ne: null },
  { $gt: '' },
  [null],
  [[[]]],
  [{}],
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
  '2026-13-45',
  '9999999-01-01',
  '0000-00-00T00:00:00Z',
  1e15,
  -1e17,
  ID,
  [ID],
  { id: ID },
  { relationTo: 'users', value: ID },
  '__proto__',
  'javascript:alert(1)',
  '<script>',
  'مرحبا',
  '../../etc/passwd',
  { root: null },
  { root: { children: [{}] } },
  { root: { type: 'root', children: [{ type: 'link' }, null] } },
  'https://[::1',
  '%',
  'a@b',
  'NaN',
  [1, '2', null],
]

/**
 * Fields and values of the site's forms: correct values among wrong ones reach more code than wrong ones
 * alone.
 */
const FIELDS: Record<string, unknown> = {
  email: 'deng@example.org',
  password: 'Bridge-over-the-Nile-1',
  newPassword: 'Bridge-over-the-Nile-2',
  currentPassword: 'x',
  fullName: 'Deng',
  name: 'Deng',
  subject: 'Question',
  message: 'A message that is long enough.',
  title: 'A title',
  slug: 'a-title',
  status: 'published',
  _status: 'published',
  role: 'member',
  region: 'other',
  reason: 'Because',
  token: 'A'.repeat(43),
  code: '123456',
  user: ID,
  event: ID,
  file: ID,
  id: ID,
  category: 'books',
  topic: 'policy',
  publishedDate: '2026-01-31',
  eventDate: '2026-12-31T09:00:00Z',
  endDate: '2027-01-01T09:00:00Z',
  location: 'Juba',
  maxAttendees: 10,
  description: 'Text',
  isPublished: true,
  amountCents: 2500,
  key: 'abcdefghijklmnop',
  currency: 'usd',
  scope: 'local',
  decision: 'approved',
  feedback: 'x',
  revision: 0,
  from: 'pending',
  years: 1,
  hours: 2,
  year: 2026,
  date: '2026-01-31',
  kind: 'course',
  bio: 'x',
  phone: '+211',
  hiddenFields: ['email'],
  divisions: ['structural-engineering'],
  membershipType: 'professional',
  isListedPublicly: true,
  yearsOfExperience: 3,
  answer: 'x',
  handledBy: ID,
  assignedTo: ID,
  note: 'x',
  authors: 'Deng',
  abstract: 'x',
  dateOfBirth: '1994-03-12',
  sectors: ['structural'],
  blocks: [{ blockType: 'text' }],
  items: [{}],
  links: [{ label: 'x', url: '/' }],
  content: { root: {} },
}

const RAW_BODIES: [body: string, type: string][] = [
  ['{"email":', 'application/json'],
  ['[1,2]', 'application/json'],
  ['null', 'application/json'],
  ['"x"', 'application/json'],
  ['\u0000\u0000', 'application/json'],
  ['{"a":1}{"b":2}', 'application/json'],
  [`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, 'application/json'],
  [`{"a":${'['.repeat(5000)}`, 'application/json'],
  ['{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}', 'application/json'],
  ['{}', 'application/json; charset=utf-16'],
  ['<a/>', 'text/xml'],
  ['a=b&a=c&email[$ne]=1', 'application/x-www-form-urlencoded'],
  ['%=%&%00=%00', 'application/x-www-form-urlencoded'],
  ['x', 'multipart/form-data'],
  ['--x\r\nContent-Disposition: form-data; name="a"', 'multipart/form-data; boundary=x'],
  [
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  [
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"title":null}\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  [
    '--x\r\nContent-Disposition: form-data; name="file"; filename="' +
      'a'.repeat(300) +
      '.svg"\r\nContent-Type: image/svg+xml\r\n\r\n<svg onload="x"/>\r\n--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"alt":"x"}\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  ['x', 'application/offset+octet-stream'],
  ['x', 'a/b;;;='],
  ['x', ''],
  ['{"a":"' + 'x'.repeat(1_100_000) + '"}', 'application/json'],
]

const HEADERS = [
  'Range: bytes=9-1',
  'Range: bytes=-',
  'Range: bytes=0-99999999999999',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'If-Range: "x"',
  'Accept-Language: ;;;',
  'Accept-Encoding: br;q=2, *;q=0',
  'Accept: x/',
  'Content-Encoding: gzip',
  'X-Payload-HTTP-Method-Override: GET',
  'X-HTTP-Method-Override: DELETE',
  'Authorization: JWT x.y.z',
  'Authorization: users API-Key x',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Origin: null',
  'Origin: https://evil.example',
  'Sec-Fetch-Site: cross-site',
  'Referer: \x01',
  'Upload-Offset: -1',
  'Upload-Length: 1e9',
  'Upload-Metadata: ,,,',
  'Tus-Resumable: 9.9.9',
  'Stripe-Signature: t=1,v1=x',
  'X-Forwarded-For: ,,,',
  'X-Client-Address: 1',
  'Cookie: ace_session=%; ace_session[$ne]=x',
  'X-Client-Key: \x7f',
  'RSC: 1',
  'Next-Action: x',
  'Next-Router-State-Tree: %',
  'x-middleware-subrequest: middleware',
  'Content-Type: application/json',
]

export interface Malformed {
  method: string
  target: string
  /** The whole request as bytes on the wire. */
  bytes: string
}

/**
 * An object with some correct and some wrong fields; `template` is what the server stores there, if known.
 */
const wrongObject = (chance: Chance, template: object | undefined): string => {
  const fields =
    template && chance.next() < 0.7
      ? { ...template }
      : Object.fromEntries(Object.entries(FIELDS).filter(() => chance.next() < 0.5))
  const names = Object.keys(fields)
  for (let count = 1 + Math.floor(chance.next() * 3); count > 0 && names.length > 0; count -= 1) {
    const name = chance.of(names)
    const value = chance.of(VALUES)
    Object.assign(fields, { [name]: chance.next() < 0.2 ? [value] : value })
  }
  if (chance.next() < 0.1) Object.assign(fields, { unknown: 1 })
  return JSON.stringify(fields)
}

const fillIn = (path: string, chance: Chance, ids: readonly string[]): string =>
  path.replace(/:\w+\??/g, () =>
    ids.length > 0 && chance.next() < 0.4 ? chance.of(ids) : chance.of(PARAMETERS),
  )

export interface Seen {
  /** Existing documents, by the path of their list. */
  documents: Map<string, { id: string }[]>
  /** The cookies to send. */
  cookies: string[]
}

/**
 * Requests that no client of the site would send, over every route and method: each pair once, then the
 * declared methods again and again.
 * @param seen lets some of them use existing documents
 */
export const malformedRequests = function* (count: number, chance: Chance, seen: Seen): Generator<Malformed> {
  const routes = everyRoute()
  const pairs = chance.shuffled(routes.flatMap(({ path }) => METHODS.map((method) => ({ path, method }))))
  const declared = routes.flatMap(({ path, methods }) => methods.map((method) => ({ path, method })))
  for (let index = 0; index < count; index += 1) {
    const { path, method } =
      index % 2 === 0 && index / 2 < pairs.length ? required(pairs[index / 2]) : chance.of(declared)
    const list = /^\/api\/(?:globals\/)?[^/]+/.exec(path)?.[0] ?? ''
    const documents = seen.documents.get(list) ?? []
    const target = `${fillIn(
      path,
      chance,
      documents.map(({ id }) => id),
    )}${chance.next() < 0.5 ? `?${chance.of(QUERIES)}` : ''}`
    const lines = ['Host: x', 'Connection: close', `X-Forwarded-For: ${newAddress()}`]
    const cookie = chance.next() < 0.75 ? chance.of(seen.cookies) : undefined
    if (cookie) lines.push(`Cookie: ${cookie}`)
    if (chance.next() < 0.3) lines.push(chance.of(HEADERS))
    let body = ''
    if (!['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) || chance.next() < 0.05) {
      const [raw, type] =
        chance.next() < 0.25
          ? chance.of(RAW_BODIES)
          : [wrongObject(chance, documents.length > 0 ? chance.of(documents) : undefined), 'application/json']
      body = raw
      if (type) lines.push(`Content-Type: ${type}`)
      lines.push(`Content-Length: ${Buffer.byteLength(body)}`)
    }
    yield { method, target, bytes: `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}` }
  }
}

/**
 * Sends bytes and reads until the server closes the connection.
 * @returns the status; 0 when the connection ended without an answer, as it may for bytes that are not HTTP;
 * -1 after a timeout
 */
export const sendMalformed = (url: string, { bytes }: Malformed): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let head = ''
    const timer = setTimeout(() => {
      resolve(-1)
      socket.destroy()
    }, ANSWER_DEADLINE_MS)
    socket.on('data', (chunk: Buffer) => {
      if (head.length < 100) head += chunk.toString('latin1')
    })
    socket.on('error', () => undefined) // closed while sending: the answer received so far counts
    socket.once('close', () => {
      clearTimeout(timer)
      // the real answer may follow 100 Continue
      resolve(Number(/^(?:HTTP\/1\.1 1\d\d[^]*?\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0))
    })
    socket.write(Buffer.from(bytes, 'utf8'))
  })
