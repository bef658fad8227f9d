/** What people had typed into forms, kept in the tab until it is sent: by person and form. Never passwords or files. */
const PREFIX = 'ace.draft.'

export type Draft = Readonly<Record<string, string | readonly string[]>>

const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
  try {
    return action(sessionStorage)
  } catch {
    return undefined // storage is switched off or full: the form works, nothing is kept
  }
}

const keyOf = (userId: string, form: string): string => `${PREFIX}${userId}.${form}`

export const readDraft = (userId: string, form: string): Draft | undefined =>
  attempt((storage) => {
    const text = storage.getItem(keyOf(userId, form))
    return text === null ? undefined : (JSON.parse(text) as Draft)
  })

export const writeDraft = (userId: string, form: string, draft: Draft): void => {
  attempt((storage) => storage.setItem(keyOf(userId, form), JSON.stringify(draft)))
}

export const dropDraft = (userId: string, form: string): void => {
  attempt((storage) => storage.removeItem(keyOf(userId, form)))
}

/** Whose drafts are those of visitors. */
export const VISITOR = 'visitor'

/** Forgets the drafts of everyone but one person: when they sign out here, or somebody else signs in. */
export const dropDraftsExceptOf = (userId?: string): void => {
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      if (
        key.startsWith(PREFIX) &&
        !(userId && [userId, VISITOR].some((kept) => key.startsWith(`${PREFIX}${kept}.`)))
      )
        storage.removeItem(key)
    }
  })
}
