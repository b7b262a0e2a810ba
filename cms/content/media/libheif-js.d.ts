/** The part of libheif's build for WebAssembly that we use. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    readonly is_primary: () => boolean
    readonly get_width: () => number
    readonly get_height: () => number
    /** Decodes the picture into RGBA. Calls back with null when it cannot. */
    readonly display: (target: PixelTarget, done: (decoded: PixelTarget | null) => void) => void
    readonly free: () => void
  }
  interface PixelTarget {
    readonly data: Uint8ClampedArray<ArrayBuffer>
    readonly width: number
    readonly height: number
  }
  const libheif: { readonly HeifDecoder: new () => { readonly decode: (file: Uint8Array) => readonly HeifImage[] } }
  export default libheif
}
