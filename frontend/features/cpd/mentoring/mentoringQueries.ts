import { queryOptions } from '@tanstack/react-query'
import { REGIONS, type Region } from '../../../../collections/access/policies.schema'
import type { MentorList, OwnMentoring } from '../../../../domain/cpd/mentoring/mentoring.schema'
import {
  MENTORING_FIELDS,
  MENTORING_LANGUAGES,
  type MentoringField,
  type MentoringLanguage,
} from '../../../../domain/cpd/mentoring/mentoringTexts.schema'
import { isKeyOf } from '../../../../platform/records.schema'
import type { App } from '../../../lib/app'
import { pageNumber } from '../../../lib/pageNumber'
import { OWN } from '../../../lib/session/sessionQuery'
import { paths } from '../../../paths'

type Api = Pick<App, 'api'>

export const MENTORING = [OWN, 'mentoring'] as const

/** The own offer, request and mentorships. */
export const ownMentoringQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...MENTORING, 'mine'],
    queryFn: ({ signal }) => api.get<OwnMentoring>('/mentoring/mine', { signal }),
    staleTime: 0,
  })

/** What the mentors with free places are narrowed to. It stands in the address. */
export interface MentorFilter {
  field?: MentoringField
  region?: Region
  language?: MentoringLanguage
  page: number
}

const MAX_PAGE = 1000

export const readMentorFilter = (search: URLSearchParams): MentorFilter => {
  const [field, language, page] = [search.get('field'), search.get('language'), pageNumber(search)]
  return {
    field: isKeyOf(MENTORING_FIELDS, field) ? field : undefined,
    region: REGIONS.find((region) => region === search.get('region')),
    language: isKeyOf(MENTORING_LANGUAGES, language) ? language : undefined,
    page: page > MAX_PAGE ? 1 : page,
  }
}

export const mentorAddress = ({ page = 1, ...filter }: Partial<MentorFilter>): string =>
  `${paths.membership.mentoring.build({ ...filter, page: page > 1 ? String(page) : undefined })}#mentors`

/** A page of the mentors with free places. */
export const mentorsQuery = ({ api }: Api, { page, ...filter }: MentorFilter) =>
  queryOptions({
    queryKey: [...MENTORING, 'mentors', filter, page],
    queryFn: ({ signal }) =>
      api.get<MentorList>('/mentoring/mentors', {
        query: [
          ...Object.entries<string | undefined>(filter).flatMap(([name, value]) =>
            value ? [[name, value] as const] : [],
          ),
          ['page', page],
        ],
        signal,
      }),
    staleTime: 0,
  })
