import { describe, expect, it } from 'vitest'
import { insecureConnection, isRemoteAddress } from './connections'

describe("another service's address", () => {
  it.each([
    'postgres://a:b@127.0.0.1/f',
    'postgres://a:b@localhost:5432/f',
    'postgres://a@postgres:5432/f',
    'postgres://a@10.1.2.3/f',
    'postgres://a@172.31.0.9/f',
    'postgres://a@[fd00::1]:5432/f',
    'postgres://a@[::1]/f',
    'postgres://a@db.internal/f',
    'postgresql:///f?host=/var/run/postgresql',
    'http://haproxy:3001',
  ])('of this machine or its own network may be asked as it is: %s', (address) => {
    expect(isRemoteAddress(address)).toBe(false)
    expect(insecureConnection('X', address)).toBe(null)
  })

  it.each([
    'postgres://a:b@db.example.com/f',
    'postgres://a:b@db.example.com/f?sslmode=disable',
    'postgres://a:b@db.example.com/f?sslmode=prefer',
    'postgres://a:b@db.example.com/f?sslmode=no-verify',
    'postgres://a:10.0.0.1@203.0.113.7:5432/f',
    'postgres://a@172.32.0.9/f',
    'postgres://a@[2001:db8::1]/f',
    'http://collector.example.com:4318',
    'http://s3.example.com',
  ])('across public networks is refused without TLS: %s', (address) => {
    expect(insecureConnection('X', address)).toMatch(/^X (leads|is asked)/)
  })

  it.each([
    'postgres://a:b@db.example.com/f?sslmode=verify-full&sslrootcert=/ca',
    'postgres://a@203.0.113.7/f?application_name=x&sslmode=require',
    'https://s3.example.com',
  ])('may with it: %s', (address) => {
    expect(insecureConnection('X', address)).toBe(null)
  })
})
