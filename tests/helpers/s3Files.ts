import { type FakeS3, startFakeS3 } from '../fakes/s3Server'

export interface S3Files extends FakeS3 {
  /** Ends the store; files are in the folder again. */
  end: () => Promise<void>
}

/** Has this process keep its files in a stand-in for a store that speaks S3. Call `end` in `afterAll`. */
export const useFakeS3 = async (): Promise<S3Files> => {
  const store = await startFakeS3()
  const former = Object.keys(store.env).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, store.env)
  const end = async (): Promise<void> => {
    for (const [name, value] of former)
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    await store.close()
  }
  return { ...store, end }
}
