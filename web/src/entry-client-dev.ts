// Hot reload has to be in place before the first component is defined.
import '@vitejs/plugin-react/preamble'
import './entry-client.tsx'
