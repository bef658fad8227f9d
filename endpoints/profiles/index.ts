import type { Endpoint } from 'payload'
import { change } from './change'
import { correct } from './correct'
import { me } from './me'
import { photo } from './photo'
import { removePhoto } from './removePhoto'
import { uploadPhoto } from './uploadPhoto'

/** The endpoints of profiles, under `/api/profiles`. */
export const profileEndpoints: Endpoint[] = [me, change, uploadPhoto, removePhoto, photo, correct]
