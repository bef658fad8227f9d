import os from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'

/**
 * Where a worker keeps files. Set before its first test loads anything: the collection of pictures takes its folder when
 * it is loaded.
 */
process.env.MEDIA_DIR ??= path.join(os.tmpdir(), `${inject('databasePrefix')}${process.pid}`)
