import type { New, ToRichText } from '../types'
import { aboutPages } from './about'
import { legalPages } from './legal'
import { gradePages } from './grades'
import { membershipPages } from './membership'
import { participationPages } from './participation'
import { sitePages } from './site'

/** Every page that staff can edit. Source: spec.md section 2, the route table. */
export const pages = (text: ToRichText): New<'pages'>[] => [
  ...aboutPages(text),
  ...membershipPages(),
  ...gradePages(),
  ...participationPages(text),
  ...sitePages(text),
  ...legalPages(text),
]
