import type { Endpoint } from 'payload'
import { directory } from './people/directory/directory'
import { member } from './people/directory/member'
import { endingSoon } from './membership/endingSoon/endingSoon'
import { integrationEndpoints } from './integrations'
import { mentoringEndpoints } from './cpd/mentoring'
import { openApi } from './openApi/openApi'
import { operations } from './operations/operations'
import { deskSearch } from './office/deskSearch/deskSearch'
import { colleagueActs } from './office/colleagueActs/colleagueActs'
import { pendingWork } from './office/pendingWork/pendingWork'
import { reportEndpoints } from './office/reports'
import { search } from './content/search/search'
import { siteChrome } from './content/siteChrome/siteChrome'
import { statistics } from './office/statistics/statistics'
import { uploadEndpoints } from './publications/uploads'

/** The endpoints that belong to no collection, under `/api`. */
export const ROOT_ENDPOINTS: Endpoint[] = [
  siteChrome,
  statistics,
  operations,
  colleagueActs,
  pendingWork,
  deskSearch,
  endingSoon,
  ...reportEndpoints,
  search,
  directory,
  member,
  ...mentoringEndpoints,
  ...uploadEndpoints,
  ...integrationEndpoints,
  openApi,
]
