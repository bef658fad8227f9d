import { deskPaths } from '../../../deskPaths'

/** The page on which a person is merged with another one. */
export const mergePath = (person: string, other: string): string =>
  `${deskPaths.mergePerson.build(person)}?with=${encodeURIComponent(other)}`
