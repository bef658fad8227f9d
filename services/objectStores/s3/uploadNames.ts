import { UPLOADS } from '../objectNames'

/** The endings of what a store keeps about an upload: that it is not taken over, its last bytes, its first bytes. */
export const INFO = '.info'
const TAIL = '.part'
const HEAD = '.head'

export const infoOf = (upload: string): string => `${UPLOADS}${upload}${INFO}`
export const tailOf = (upload: string): string => `${UPLOADS}${upload}${TAIL}`
export const headOf = (upload: string): string => `${UPLOADS}${upload}${HEAD}`

/** The upload that an object in the folder of uploads belongs to; undefined for anything else. */
export const uploadOf = (name: string): string | undefined =>
  /^uploads\/([0-9a-f-]{36})\.\w+$/.exec(name)?.[1]
