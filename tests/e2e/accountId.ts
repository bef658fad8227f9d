import type { Account } from './fixtures'

/** The id of an account, as its owner reads it. */
export const idOf = async ({ api }: Pick<Account, 'api'>): Promise<string> =>
  ((await (await api.get('/api/users/me')).json()) as { user: { id: string } }).user.id
