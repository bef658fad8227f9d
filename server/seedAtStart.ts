import type { Payload } from 'payload'
import { isSeeded } from '../seed/seedLock'
import type { Environment } from '../platform/env'

/**
 * Fills an empty installation. A trial gets demo people and its accounts are printed, once; a production database
 * gets the site's content alone.
 */
export const seedAtStart = async (payload: Payload, env: Environment): Promise<void> => {
  const hasDemoPeople = env.isTrial
  if (await isSeeded(payload, { hasDemoPeople })) return
  const { seed } = await import('../seed/seed') // with all its texts and pictures, of which few starts have need
  const { accounts } = await seed(payload, {
    hasDemoPeople,
    admin: { email: env.SEED_ADMIN_EMAIL, password: env.SEED_ADMIN_PASSWORD },
  })
  if (accounts.length === 0) return
  const shown = (password: string): string =>
    password === env.SEED_ADMIN_PASSWORD ? '(the password given)' : password
  const lines = accounts.map(
    ({ email, password, roles }) => `    ${email}  ${shown(password)}  ${roles.join(', ')}`,
  )
  process.stdout.write(
    `\n  Accounts of this trial installation (the passwords are not shown again):\n${lines.join('\n')}\n`,
  )
}
