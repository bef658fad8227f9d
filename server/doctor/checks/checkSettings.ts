import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '../../../platform/env'
import { type Check, type Finding, note, ok, wrong } from '../finding'
import { NO_SECRET } from '../readDoctorSettings'

/** A random text of 32 characters has more different ones than this, nearly always. */
const FEW_CHARACTERS = 10

const checkSecret = async ({ isTrial, DATA_DIR, PAYLOAD_SECRET }: Environment): Promise<Finding[]> => {
  const file = path.resolve(DATA_DIR, 'secret')
  if (!isTrial || PAYLOAD_SECRET !== NO_SECRET)
    return new Set(PAYLOAD_SECRET).size < FEW_CHARACTERS
      ? [
          wrong(
            'PAYLOAD_SECRET is easy to guess',
            'Make one: openssl rand -base64 48. Everybody signs in anew.',
          ),
        ]
      : [ok('PAYLOAD_SECRET is long and mixed')]
  if (!existsSync(file)) return [note('There is no secret yet', 'The first start makes it.')]
  return ((await stat(file)).mode & 0o077) === 0
    ? [ok('The secret is its owner’s alone')]
    : [wrong(`Others can read ${file}`, `chmod 600 ${file}`)]
}

const isOfThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

const checkAddress = ({ SITE_URL }: Environment): Finding => {
  const { protocol, hostname } = new URL(SITE_URL)
  return protocol === 'https:' || isOfThisMachine(hostname)
    ? ok(`SITE_URL is ${SITE_URL}`)
    : wrong(
        `SITE_URL ${SITE_URL} is not encrypted: passwords can be read on the way`,
        'Put a proxy with a certificate before the server (docs/guides/deploy.md) and name its https address.',
      )
}

/** What works without a setting, but not as people expect. */
const OPTIONAL: [keyof Environment, string, string][] = [
  [
    'DATABASE_URI',
    'The embedded database is used',
    'Fine for a trial and one process; name a server to grow.',
  ],
  ['SMTP_URL', 'There is no mail server: mails stay in the outbox', 'Set SMTP_URL and MAIL_FROM.'],
  ['IMAP_URL', 'No mailbox is read: replies and bounces are not seen', 'Set IMAP_URL and MAILBOX_ADDRESS.'],
  ['STRIPE_SECRET_KEY', 'Nobody can pay by card', 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'],
  ['METRICS_TOKEN', 'Nothing measures the server', 'Set METRICS_TOKEN, and read /metrics with it.'],
]

const checkWebhook = ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Environment): Finding[] =>
  STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET
    ? [
        wrong(
          'Stripe cannot tell of payments',
          'Set STRIPE_WEBHOOK_SECRET to the signing secret of the webhook.',
        ),
      ]
    : []

export const checkSettings: Check = {
  name: 'Settings',
  run: async (env) => [
    checkAddress(env),
    ...(await checkSecret(env)),
    ...checkWebhook(env),
    ...OPTIONAL.filter(([name]) => !env[name]).map(([, text, advice]) => note(text, advice)),
  ],
}
