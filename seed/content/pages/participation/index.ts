import type { New, ToRichText } from '../../types'
import { engagePage } from './engage'
import { recognitionPage } from './recognition'
import { resourcesPage } from './resources'
import { supportPage } from './support'

/** What members can do and get, beside the membership itself. */
export const participationPages = (text: ToRichText): New<'pages'>[] => [
  engagePage(),
  recognitionPage(text),
  resourcesPage(),
  supportPage(),
]
