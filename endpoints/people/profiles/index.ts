import type { Endpoint } from 'payload'
import { change } from './changeOwnProfile'
import { correct } from './correctProfile'
import { me } from './readOwnProfile'
import { photo } from './readPhoto'
import { removePhoto } from './removePhoto'
import { upload } from './uploadPhoto'

/** The endpoints of profiles, under `/api/profiles`. */
export const profileEndpoints: Endpoint[] = [me, change, upload, removePhoto, photo, correct]
