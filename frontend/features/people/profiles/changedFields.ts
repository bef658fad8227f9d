import type {
  OwnProfile,
  ProfilePatch,
  ProfileUpdate,
} from '../../../../domain/people/profiles/profile.schema'

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((value) => b.includes(value))
    : (a ?? null) === (b ?? null)

/**
 * What a form changes of the profile it was filled from: nothing else is sent, so that nobody else's change
 * is undone.
 */
export const changedFields = (before: OwnProfile, form: ProfileUpdate): ProfilePatch =>
  Object.fromEntries(
    Object.entries<unknown>(form).filter(
      ([name, value]) => value !== undefined && !isSame(value, before[name as keyof OwnProfile]),
    ),
  )
