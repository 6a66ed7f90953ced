"""What comes over the network: the application, who is let in, the routes, the sockets, the form of messages."""
