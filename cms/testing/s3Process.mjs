// Another maker's S3 store in its own process, so that it can be stopped, killed and suspended.
import S3rver from '@20minutes/s3rver'

const [, , directory, port, bucket] = process.argv
// It signs a list's address without its last slash, which the client sends: secrets are not compared, names of keys are.
const server = new S3rver({
  ...{ directory, port: Number(port), address: '127.0.0.1', silent: true, vhostBuckets: false, allowMismatchedSignatures: true },
  configureBuckets: [{ name: bucket }],
})
await server.run()
console.log('ready')
