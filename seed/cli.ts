import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readEnvironment } from '../platform/env'
import { createLogger } from '../platform/logger'
import { type OpenedPayload, openPayload } from '../server/openPayload'
import { type NewAdmin, createAdmin } from './createAdmin'
import { seed } from './seed'

const USAGE = `Usage:
  seed [--demo]                       fill an empty database; with --demo also invented members
  create-admin --email <address> [--name <full name>] [--reset-password] [--reset-second-factor]
                                      make an administrator, or give an account the role; with --reset-second-factor
                                      also switch its two-step sign-in off and sign it out (the owner is told by mail);
                                      ADMIN_PASSWORD in the environment sets the password, else one is generated
`

const write = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Logs go to standard output too: only errors may appear between the results. */
const open = (): Promise<OpenedPayload> => openPayload(readEnvironment(), createLogger('error'))

const messageOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('\n')
  return error instanceof Error ? error.message : String(error)
}

const runSeed = async (hasDemoPeople: boolean): Promise<void> => {
  const { payload, close } = await open()
  try {
    const { created, accounts } = await seed(payload, { hasDemoPeople })
    const lines = Object.entries(created).map(([kind, number]) => `  ${kind}: ${number}`)
    write(lines.length > 0 ? `Created:\n${lines.join('\n')}` : 'Nothing was missing.')
    if (accounts.length > 0)
      write(
        `Accounts (the passwords are not shown again):\n${accounts.map(({ email, password, roles }) => `  ${email}  ${password}  ${roles.join(', ')}`).join('\n')}`,
      )
  } finally {
    await close()
  }
}

const runCreateAdmin = async (
  email: string,
  fullName: string,
  resets: Pick<NewAdmin, 'isPasswordReset' | 'isFactorReset'>,
): Promise<void> => {
  const { payload, close } = await open()
  try {
    const given = process.env.ADMIN_PASSWORD || undefined
    const { password, wasFactorOn } = await createAdmin(payload, {
      email,
      fullName,
      ...resets,
      password: given,
    })
    if (!password)
      write(
        `${email} is an administrator. The account keeps its password; --reset-password gives it a new one.`,
      )
    else
      write(
        `${email} is an administrator. ${given ? 'The password is the one given.' : `Password, not shown again: ${password}`}`,
      )
    if (resets.isFactorReset)
      write(
        wasFactorOn
          ? 'Two-step sign-in was switched off. Sign in and set it up again.'
          : 'Two-step sign-in was not on.',
      )
  } finally {
    await close()
  }
}

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      demo: { type: 'boolean', default: false },
      email: { type: 'string' },
      name: { type: 'string', default: 'Administrator' },
      'reset-password': { type: 'boolean', default: false },
      'reset-second-factor': { type: 'boolean', default: false },
    },
  })
  const [command] = positionals
  if (command === 'seed') await runSeed(values.demo)
  else if (command === 'create-admin' && values.email)
    await runCreateAdmin(values.email, values.name, {
      isPasswordReset: values['reset-password'],
      isFactorReset: values['reset-second-factor'],
    })
  else {
    process.stderr.write(USAGE)
    return 2
  }
  return 0
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  },
)
