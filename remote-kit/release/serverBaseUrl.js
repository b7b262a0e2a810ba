// First in the file that servers draw a remote from: pictures have the addresses that browsers load. The host passes the folder of the
// release's files; this build does not know it, because it contains the version.
__webpack_public_path__ = typeof RELEASE_BASE_URL === 'string' ? RELEASE_BASE_URL : ''
