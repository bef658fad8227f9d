import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const perMinute = z.coerce.number().int().min(1)

/** 32 MiB and a tenth of a second of a core for each password: OWASP's minimum. */
const SAFE_PASSWORD_COST = 15

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(3000),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  MEDIA_DIR: z.string().min(1).default('media'),
  /** A store that speaks S3; without a bucket files are in MEDIA_DIR. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as association-files')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.org' })
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: z.enum(['on', 'off']).default('off'),
  DATABASE_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://')
    .optional(),
  PAYLOAD_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Whether every request is logged; by default in production on a database server. */
  ACCESS_LOG: z.enum(['on', 'off']).optional(),
  /** Requests, and commands to the database, that take this many milliseconds are named in the log as slow. */
  SLOW_MS: z.coerce.number().int().min(1).max(600_000).default(2_000),
  /** Who may read `/metrics`; without it there is no such page. */
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  /** A collector of OpenTelemetry that takes traces by HTTP; the names of these settings are OpenTelemetry's. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('association'),
  /** The share of requests and jobs that are traced, unless the program before decides. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Where unexpected errors are reported to, as JSON by POST. */
  ERROR_REPORT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many reverse proxies stand before the server and write X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** How long a content delivery network before the server may keep public answers; without it none may. */
  CDN_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
  /** Where that network is told which answers are outdated. */
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+:\s*[\x20-\x7e]+$/, 'must look like Authorization: Bearer …')
    .optional(),
  /** API requests a minute from one address. */
  RATE_LIMIT_READS: perMinute.default(3000),
  RATE_LIMIT_WRITES: perMinute.default(120),
  /** The mail server; without it mails stay in the outbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@mail.example.org:587' })
    .optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_RETRY_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  /** The mailbox that replies and bounces come to, which both name; without them none is read. */
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must look like imaps://user:password@mail.example.org:993/INBOX' })
    .optional(),
  MAILBOX_ADDRESS: z.email().optional(),
  /** Card payments; without the key donors are told that there are none. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key of Stripe (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of a webhook of Stripe (whsec_…)')
    .optional(),
  /** Another address than Stripe's own, for a stand-in. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Requests for mobile money by MTN MoMo; without the first four they are not offered. */
  MOMO_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  MOMO_SUBSCRIPTION_KEY: z.string().min(1).optional(),
  MOMO_API_USER: z.string().min(1).optional(),
  MOMO_API_KEY: z.string().min(1).optional(),
  MOMO_ENVIRONMENT: z.string().min(1).optional(),
  MOMO_CURRENCY: z.enum(['SSP', 'EUR']).optional(),
  /** Whether webhooks may lead to this machine; heeded in a trial alone. */
  WEBHOOK_LOOPBACK: z.enum(['on', 'off']).default('off'),
  SMS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_USERNAME: z.string().min(1).optional(),
  SMS_API_KEY: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).max(20).optional(),
  /** Single sign-on through an OpenID Connect provider; without the three its buttons are hidden. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be the address of an OpenID Connect provider' })
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  /** The memory and time that hashing a password takes: the binary logarithm of scrypt's N. */
  PASSWORD_COST: z.coerce.number().int().min(4).max(20).default(SAFE_PASSWORD_COST),
  SEED_ADMIN_EMAIL: z.email().default('admin@example.org'),
  SEED_ADMIN_PASSWORD: z.string().min(8).optional(),
})

export type Environment = Omit<z.infer<typeof environmentSchema>, 'SITE_URL' | 'PAYLOAD_SECRET'> & {
  SITE_URL: string
  PAYLOAD_SECRET: string
  /** A trial installation: no database server is named, so the embedded engine is used and demo people are seeded. */
  isTrial: boolean
  /** Set when this very start generated the secret: the file it was written to. */
  generatedSecretFile?: string
}

/**
 * Whether this process runs a trial installation: what its start found out and wrote back to the environment.
 * When nothing was, it is none, and the stricter rules hold.
 */
export const isTrialInstallation = (): boolean => process.env.IS_TRIAL === 'true'

/** The binary logarithm of scrypt's N for new passwords. Only a trial installation may hash them at a lower cost. */
export const passwordCost = (): number => {
  const cost = Number(process.env.PASSWORD_COST || SAFE_PASSWORD_COST)
  return isTrialInstallation() ? cost : Math.max(cost, SAFE_PASSWORD_COST)
}

/** What is wrong with the environment, one line a variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** A variable that is set but empty counts as not set. */
const withoutEmpty = (source: NodeJS.ProcessEnv): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

/** The secret of a trial installation: stored in the data folder, made at the first start. */
const trialSecret = (dataDir: string): { secret: string; generatedSecretFile?: string } => {
  const file = path.resolve(dataDir, 'secret')
  if (existsSync(file)) return { secret: readFileSync(file, 'utf8').trim() }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return { secret, generatedSecretFile: file }
}

/** What is wrong with the variables of the store of files, which go together. */
const fileStoreProblems = (source: NodeJS.ProcessEnv): string[] => {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  if (![...names, 'S3_ENDPOINT' as const].some((name) => source[name])) return []
  return names
    .filter((name) => !source[name])
    .map(
      (name) =>
        `${name}: is needed for files in S3, with ${names.filter((other) => other !== name).join(' and ')}`,
    )
}

/** What is wrong with the variables of single sign-on, which go together. */
const singleSignOnProblems = (source: NodeJS.ProcessEnv): string[] => {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  if (!names.some((name) => source[name])) return []
  const problems = names
    .filter((name) => !source[name])
    .map(
      (name) =>
        `${name}: is needed for single sign-on, with ${names.filter((other) => other !== name).join(' and ')}`,
    )
  const isPlain = /^http:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(source.OIDC_ISSUER ?? '')
  return isPlain
    ? [...problems, 'OIDC_ISSUER: must start with https:// unless the provider is on this machine']
    : problems
}

/** So long may what was published stay unseen, where a shared cache cannot be told. */
const MOST_SECONDS_WITHOUT_PURGE = 10

/** What is wrong with the variables of a content delivery network. */
const cdnProblems = ({ CDN_SECONDS, CDN_PURGE_URL, CDN_PURGE_HEADER }: NodeJS.ProcessEnv): string[] => [
  ...(CDN_PURGE_URL && !CDN_SECONDS ? ['CDN_SECONDS: is needed with CDN_PURGE_URL'] : []),
  ...(CDN_PURGE_HEADER && !CDN_PURGE_URL ? ['CDN_PURGE_URL: is needed with CDN_PURGE_HEADER'] : []),
  ...(!CDN_PURGE_URL && Number(CDN_SECONDS) > MOST_SECONDS_WITHOUT_PURGE
    ? [
        `CDN_PURGE_URL: is needed with CDN_SECONDS above ${MOST_SECONDS_WITHOUT_PURGE}, so that a published change is seen`,
      ]
    : []),
]

/**
 * Reads the environment once. Every variable is described in `.env.example`.
 * @throws EnvironmentError with a list of everything that is wrong
 */
export const readEnvironment = (source: NodeJS.ProcessEnv = process.env): Environment => {
  const parsed = environmentSchema.safeParse(withoutEmpty(source))
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const isTrial = !source.DATABASE_URI
  if (!isTrial && !source.PAYLOAD_SECRET) {
    problems.push(
      'PAYLOAD_SECRET: is needed with DATABASE_URI; at least 32 random characters, the same for every process',
    )
  }
  if (!isTrial && source.NODE_ENV === 'production' && !source.SITE_URL) {
    problems.push(
      'SITE_URL: is needed in production; the address people type, for example https://www.example.org',
    )
  }
  if (!isTrial && parsed.success && parsed.data.PASSWORD_COST < SAFE_PASSWORD_COST)
    problems.push(`PASSWORD_COST: must be at least ${SAFE_PASSWORD_COST} with DATABASE_URI`)
  if (source.SMTP_URL && !source.MAIL_FROM)
    problems.push('MAIL_FROM: is needed with SMTP_URL; the address that mails come from')
  if (Boolean(source.IMAP_URL) !== Boolean(source.MAILBOX_ADDRESS))
    problems.push('IMAP_URL, MAILBOX_ADDRESS: are needed together; the mailbox, and its address')
  problems.push(...fileStoreProblems(source), ...singleSignOnProblems(source), ...cdnProblems(source))
  if (!parsed.success || problems.length > 0) {
    throw new EnvironmentError(
      `The environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee .env.example.`,
    )
  }
  const { secret, generatedSecretFile } = parsed.data.PAYLOAD_SECRET
    ? { secret: parsed.data.PAYLOAD_SECRET }
    : trialSecret(parsed.data.DATA_DIR)
  return {
    ...parsed.data,
    SITE_URL: (parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`).replace(/\/+$/, ''),
    PAYLOAD_SECRET: secret,
    generatedSecretFile,
    isTrial,
  }
}
