// The names of SHARED_EXPORTS ('react-router-dom'); a test checks that they are the same. `export *` would add 35 KB of unused code.
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
