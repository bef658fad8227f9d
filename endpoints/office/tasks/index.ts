import type { Endpoint } from 'payload'
import { add } from './add'
import { change } from './change'
import { done } from './done'
import { list } from './list'

/** The endpoints of tasks, under `/api/tasks`. */
export const taskEndpoints: Endpoint[] = [list, add, change, done]
