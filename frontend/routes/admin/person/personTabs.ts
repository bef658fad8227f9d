import type { PersonPart } from '../../../../domain/people/personRecord/personParts.schema'
import { keysOf } from '../../../../platform/records.schema'

/** The tabs of a person's page, each with the parts of the record that stand in it. */
export const PERSON_TABS = {
  overview: { label: 'Overview', parts: ['timeline', 'notes'] },
  membership: { label: 'Membership', parts: [] },
  money: { label: 'Money', parts: [] },
  activity: { label: 'Activity', parts: ['events', 'groups', 'cpd', 'papers'] },
  messages: { label: 'Messages', parts: ['mails'] },
  security: { label: 'Security', parts: ['sign-ins'] },
  history: { label: 'History', parts: ['history'] },
} as const satisfies Record<string, { label: string; parts: readonly PersonPart[] }>
export type PersonTab = keyof typeof PERSON_TABS

/** The tab that an address opens: by its name, or by a part of the record; the first by default. */
export const openTab = (search: URLSearchParams): PersonTab => {
  const [tab, part] = [search.get('tab'), search.get('part')]
  const tabs = keysOf(PERSON_TABS)
  return (
    tabs.find((name) => name === tab) ??
    tabs.find((name) => PERSON_TABS[name].parts.some((one) => one === part)) ??
    'overview'
  )
}
