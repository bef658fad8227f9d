import type { Endpoint } from 'payload'
import { directory } from './directory/directory'
import { member } from './directory/member'
import { endingSoon } from './endingSoon/endingSoon'
import { integrationEndpoints } from './integrations'
import { mentoringEndpoints } from './mentoring'
import { openApi } from './openApi/openApi'
import { operations } from './operations/operations'
import { pendingWork } from './pendingWork/pendingWork'
import { reportEndpoints } from './reports'
import { search } from './search/search'
import { siteChrome } from './siteChrome/siteChrome'
import { statistics } from './statistics/statistics'
import { uploadEndpoints } from './uploads'

/** The endpoints that belong to no collection, under `/api`. */
export const ROOT_ENDPOINTS: Endpoint[] = [
  siteChrome,
  statistics,
  operations,
  pendingWork,
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
