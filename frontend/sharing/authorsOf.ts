import type { Thing } from './subject.types'

/** Words that name a body, not a person. */
const BODY =
  /\b(association|board|chapter|committee|council|department|division|institute|institution|laboratory|ministry|office|society|university|working group)\b/i

/**
 * Who wrote a publication, as search engines read it: people, and bodies such as a division. Several are told
 * apart by semicolons.
 */
export const authorsOf = (authors: string): Thing[] =>
  authors
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({ '@type': BODY.test(name) ? 'Organization' : 'Person', name }))
