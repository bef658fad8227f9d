import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashPassword, isPasswordCorrect } from '../../../../../domain/accounts/credentials/hashPassword'

const PASSWORD = 'Bridge-over-the-Nile-1'

afterEach(() => vi.unstubAllEnvs())

describe('the hash of a password', () => {
  it('takes 32 MiB by default, and is true of that password alone', async () => {
    const hash = await hashPassword(PASSWORD)
    expect(hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await isPasswordCorrect(PASSWORD, hash)).toBe(true)
    expect(await isPasswordCorrect('Bridge-over-the-Nile-2', hash)).toBe(false)
  })

  it('costs less than the minimum in a trial installation alone', async () => {
    vi.stubEnv('PASSWORD_COST', '4')
    expect(await hashPassword(PASSWORD)).toMatch(/^scrypt\$32768\$/)
    vi.stubEnv('IS_TRIAL', 'true')
    expect(await hashPassword(PASSWORD)).toMatch(/^scrypt\$16\$/)
  })

  it('is checked at the cost that it was made with', async () => {
    vi.stubEnv('IS_TRIAL', 'true')
    vi.stubEnv('PASSWORD_COST', '4')
    const hash = await hashPassword(PASSWORD)
    vi.stubEnv('PASSWORD_COST', '15')
    expect(await isPasswordCorrect(PASSWORD, hash)).toBe(true)
  })
})
