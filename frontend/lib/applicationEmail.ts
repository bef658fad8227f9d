/** The address given at the start of an application, for its form. Source: spec.md section 2, "/membership/join". */
const STORAGE_KEY = 'applicationEmail'

export const keepApplicationEmail = (email: string): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, email)
  } catch {
    // a browser that keeps nothing: the form asks again
  }
}

export const readApplicationEmail = (): string | null => {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
