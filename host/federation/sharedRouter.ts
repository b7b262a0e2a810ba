// What remotes may import from react-router-dom; the linter holds them to this list. `export *` would bring 35 KB nobody uses. Links are the
// design system's, which the shell turns into moves of its own: the router's would bring its forms and its prefetching of data along.
export {
  createSearchParams,
  Navigate,
  useHref,
  useInRouterContext,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
