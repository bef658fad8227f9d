import { paths } from '../../../paths'

/** The page on which a person is merged with another one. */
export const mergePath = (person: string, other: string): string =>
  `${paths.admin.mergePerson.build(person)}?with=${encodeURIComponent(other)}`
