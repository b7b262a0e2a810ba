/** The browser side of federation alone, on a page without the rest of the shell. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './page.tsx',
  target: ['web', 'es2022'],
  devtool: false,
  output: { path: process.env.PAGE_FOLDER, clean: true, filename: 'page.js', publicPath: '/assets/' },
  resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
        type: 'javascript/auto',
      },
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
}
