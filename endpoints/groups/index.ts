import type { Endpoint } from 'payload'
import { plainForm } from '../plainForm'
import { add } from './add'
import { candidates } from './candidates'
import { change } from './change'
import { addDocument, documentContent, removeDocument } from './documents'
import { join, leave } from './join'
import { addOffice, changeOffice, offices } from './offices'
import { mine, page } from './page'
import { exportPeople, people } from './people'
import { record } from './record'
import { decide, requests } from './requests'
import { addTerm, changeTerm } from './terms'
import { tree } from './tree'

/** The endpoints of groups, under `/api/groups`. */
export const groupEndpoints: Endpoint[] = [
  tree,
  mine,
  page,
  requests,
  decide,
  offices,
  addOffice,
  changeOffice,
  changeTerm,
  documentContent,
  removeDocument,
  add,
  record,
  change,
  candidates,
  people,
  ...exportPeople,
  addTerm,
  addDocument,
  plainForm(join, '?joined=true'),
  plainForm(leave, '?left=true'),
]
