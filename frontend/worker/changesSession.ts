/** What is asked of single sign-on: it leads to a sign-in. */
const SINGLE_SIGN_ON = /^\/api\/users\/sso(\/callback)?$/

/** What is sent about accounts, except what only moves the end of a session. */
const ACCOUNTS = /^\/api\/users(\/(?!refresh-token$)|$)/

/** Whether a request may sign somebody in or out, or delete an account: too often is better than too seldom. */
export const changesSession = ({ pathname }: URL, method: string): boolean => {
  if (method === 'GET') return SINGLE_SIGN_ON.test(pathname)
  // a form that is sent without the application goes to its own page
  return ACCOUNTS.test(pathname) || !pathname.startsWith('/api/')
}
